## Everywhere

## Landing

play-now = Play now

## Table options

## Joining and waiting

## Settings

## Table

## Rules

## Learn
