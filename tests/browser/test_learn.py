"""Learn in one bake: the lesson to its end, by mouse and by keyboard, left and resumed."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from support.browser.browsing import Open, check_accessible, check_everywhere

SECOND = 1000
PATIENCE = 60
"""So many seconds of the lesson's own time, at most, until the teacher says what comes next."""


def lesson(open_page: Open, width: int = 1440) -> Page:
    """The lesson, with a clock that the test winds: nobody waits for the others' turns."""
    page = open_page("/", width)
    page.clock.install()
    page.goto("/learn")
    return page


APART = """() => {
  const parts = ['.coach', '.others', '[data-place=oven]', '.own-orders', '.bar', '.own-hand'];
  const stacks = [...document.querySelectorAll('.stack-choice')];
  const boxes = [...parts.map((what) => document.querySelector(what)), ...stacks]
    .map((each) => [each.className, each.getBoundingClientRect()]);
  return boxes.flatMap(([one, box], place) => boxes.slice(place + 1)
    .filter(([, there]) => Math.min(box.right, there.right) - Math.max(box.left, there.left) > 1
      && Math.min(box.bottom, there.bottom) - Math.max(box.top, there.top) > 1)
    .map(([other]) => `${one} and ${other}`));
}"""
"""What lies on each other: the teacher, and the parts of the table."""


LIT = """() => {
  const lesson = document.querySelector('.lesson');
  const light = getComputedStyle(lesson).getPropertyValue('--flame').trim();
  const sample = document.body.appendChild(document.createElement('i'));
  sample.style.color = light;
  const flame = getComputedStyle(sample).color;
  sample.remove();
  const lit = [...lesson.querySelectorAll('*')].filter((each) => {
    const lights = [null, '::after'].map((part) => getComputedStyle(each, part));
    return each.checkVisibility()
      && lights.some((one) => one.outlineColor === flame && one.outlineWidth === '4px');
  });
  return [(lesson.dataset.spot ?? '').split(' ').filter(Boolean).length, lit.length];
}"""
"""How many things the teacher speaks of, and on how many there is a light."""


WHOLE = """() => {
  const below = ['.own-orders', '.own-hand', '.me'].map((what) => document.querySelector(what));
  return document.documentElement.scrollHeight <= innerHeight
    && below.every((each) => each.getBoundingClientRect().bottom <= innerHeight);
}"""
"""Whether the whole table is in sight, whatever the teacher says."""


STAYS = """() => {
  const parts = ['.coach', '.others', '.oven-area .oven', '.own-orders', '.own-hand'];
  const places = parts.map((what) => {
    const { x, y, width, height } = document.querySelector(what).getBoundingClientRect();
    return [what, x, y, width, height].map((each) => Math.round(each) || each).join(' ');
  });
  window.places ??= places;
  const [words, buttons] = ['.coach .words', '.coach .buttons'].map((what) =>
    document.querySelector(what).getBoundingClientRect());
  const moved = places.filter((place) => !window.places.includes(place));
  const below = buttons.height && buttons.left < words.right;
  return below && words.bottom > buttons.top + 1 ? [...moved, 'words on buttons'] : moved;
}"""
"""What has moved since the teacher spoke first; and whether her words lie on her buttons."""


CUTS = """() => {
  const wrong = [];
  const question = document.querySelector('.question');
  const { outlineOffset, outlineWidth } = getComputedStyle(question);
  const top = question.getBoundingClientRect().top
    - Math.max(0, parseFloat(outlineOffset) + parseFloat(outlineWidth));
  const counts = [...document.querySelectorAll('.piles .count')];
  if (counts.some((each) => each.getBoundingClientRect().bottom > top + 3)) wrong.push('counts');
  const head = getComputedStyle(question.querySelector('.head'));
  if (head.overflowY !== 'visible') wrong.push('words');
  const fan = document.querySelector('.own-hand .kind:has([value=salami]) .fan');
  const above = parseFloat(getComputedStyle(fan, '::after').top);
  const highest = Math.min(...[...fan.querySelectorAll('.card')]
    .map((each) => each.getBoundingClientRect().top));
  if (Math.abs(fan.getBoundingClientRect().top + above - highest) > 2) wrong.push('air');
  return wrong;
}"""
"""What the lights on a question and a card cut off, or leave empty."""


def hear(page: Page, says: str) -> None:
    """Let time pass until the teacher says this; what she speaks of has a light on it, in sight."""
    coach = page.get_by_label("Learn in one bake")
    coach.wait_for()
    for _ in range(PATIENCE):
        if says in coach.inner_text():
            page.wait_for_function(
                f"() => {{ const [meant, lit] = ({LIT})(); return meant === lit }}"
            )
            page.wait_for_function(WHOLE)
            assert page.evaluate(STAYS) == [], says
            return
        page.clock.run_for(SECOND)
    expect(coach).to_contain_text(says)


def go_on(page: Page, says: str) -> None:
    """Let the teacher say this, and go on."""
    hear(page, says)
    page.get_by_role("button", name="Go on").click()


def take_turn(page: Page, kind: str, order: str | None = None, stack: str = "Supply") -> None:
    """Choose cards, an order and a stack, and confirm."""
    page.get_by_role("radio", name=kind, exact=True).check(force=True)
    if order is not None:
        page.get_by_role("radio", name=order).check(force=True)
    page.get_by_role("radio", name=stack).check(force=True)
    page.get_by_role("button", name="Bake it").click()


def to_the_first_turn(page: Page) -> None:
    go_on(page, "Signora Rossi")
    go_on(page, "one salami and four mushrooms")
    hear(page, "Then \N{MINUS SIGN} and + change how many go in: leave it at three")


def to_the_question(page: Page) -> None:
    to_the_first_turn(page)
    take_turn(page, "3 mushrooms")
    go_on(page, "Everybody heard it")
    go_on(page, "Pia put in a mushroom")
    take_turn(page, "1 salami", "4 mushrooms", "Waiter")
    go_on(
        page,
        "Look, a Monotoni. Special orders want something odd. One of your own ingredient and 6",
    )
    go_on(page, "Pia wants four mushrooms as well")
    take_turn(page, "3 pineapples", "4 pineapples")
    hear(page, "you are the chef")
    page.get_by_role("button", name="Open the oven").click()
    go_on(page, "baked, and delivered")
    go_on(page, "Pia’s order is burnt")
    hear(page, "may add it")


def test_the_lesson_ends_with_two_pizzas_and_at_a_table(open_page: Open) -> None:
    """On a phone that shows its browser's bars, too: nothing that is needed is out of sight."""
    page = lesson(open_page, 360)
    page.set_viewport_size({"width": 360, "height": 576})
    to_the_question(page)
    check_accessible(page)
    for height in (576, 640):
        page.set_viewport_size({"width": 360, "height": height})
        assert page.evaluate(CUTS) == [], height
    page.set_viewport_size({"width": 360, "height": 576})
    page.get_by_role("button", name="one salami").click()
    hear(page, "Two pizzas")
    check_accessible(page)
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/t/"))


def test_on_a_phone_on_its_side_the_teacher_sits_beside_the_table(open_page: Open) -> None:
    """All of the table is in sight there, too, whatever she says."""
    page = lesson(open_page)
    # What lies near comes a frame after what is far.
    for part in (".own-orders", ".bar", ".own-hand", ".stack-choice"):
        page.locator(part).first.wait_for()
    for width, height in ((844, 390), (640, 360)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(APART) == [], (width, height)
    page.set_viewport_size({"width": 844, "height": 390})
    to_the_question(page)
    assert page.evaluate(CUTS) == []


def test_who_declines_is_told_what_that_saved(open_page: Open) -> None:
    page = lesson(open_page)
    to_the_question(page)
    page.keyboard.press("0")
    hear(page, "a salami saved")
    page.get_by_role("button", name="From the start").click()
    hear(page, "Signora Rossi")


def test_who_does_something_else_is_asked_again(open_page: Open) -> None:
    page = lesson(open_page)
    to_the_first_turn(page)
    take_turn(page, "1 olive")
    expect(page.get_by_text("A fine idea")).to_be_visible()
    take_turn(page, "3 mushrooms")
    hear(page, "Everybody heard it")
    expect(page.get_by_text("A fine idea")).to_have_count(0)


def test_who_chooses_mushrooms_sees_the_plus_and_the_minus_that_it_speaks_of(
    open_page: Open,
) -> None:
    page = lesson(open_page, 360)
    to_the_first_turn(page)
    how_many = page.get_by_role("group", name="How many")
    expect(how_many).to_have_count(0)
    page.get_by_role("radio", name="3 mushrooms", exact=True).check(force=True)
    expect(how_many).to_have_text(re.compile("\N{MINUS SIGN}\\s*3\\s*\\+"))
    expect(how_many).to_have_css("outline-width", "4px")


def test_it_can_be_left_and_resumed(open_page: Open) -> None:
    page = lesson(open_page)
    to_the_first_turn(page)
    take_turn(page, "3 mushrooms")
    go_on(page, "Everybody heard it")
    hear(page, "Pia put in")
    page.get_by_role("link", name="Leave").click()
    expect(page).to_have_url(re.compile("/$"))
    page.goto("/learn")
    hear(page, "Pia put in")
    expect(page.get_by_text("6 cards are in the oven.")).to_have_count(1)
    page.get_by_role("button", name="From the start").click()
    expect(page.get_by_text("The oven is empty.")).to_have_count(1)


def test_by_keyboard_alone(open_page: Open) -> None:
    page = lesson(open_page)
    for says in ("Signora Rossi", "one salami and four mushrooms"):
        hear(page, says)
        expect(page.get_by_role("button", name="Go on")).to_be_focused()
        page.keyboard.press("Enter")
    hear(page, "Then \N{MINUS SIGN} and + change how many go in: leave it at three")
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    hear(page, "Everybody heard it")
    expect(page.get_by_role("button", name="Go on")).to_be_focused()


def test_it_is_accessible(open_page: Open) -> None:
    page = lesson(open_page)
    go_on(page, "Signora Rossi")
    check_everywhere(page)
