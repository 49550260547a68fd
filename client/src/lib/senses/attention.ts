/** Attention: the tab's title and icon say whether it is your turn, for a player who is looking elsewhere. */

const CALM = '/icon.svg';
const TURN = '/icon-turn.svg';

/** Show a title, with the icon that calls you if it is your turn. */
export function showInTab(title: string, yourTurn: boolean): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = yourTurn ? TURN : CALM;
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
}
