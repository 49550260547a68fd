/** What somebody chose, or could have: an action of the record in the reader's words. */
import { cardsText, kindWord, listed, recipeText, sortTitle, withDoubles } from '../../art/card-words';
import { ordersOf, type Edition } from '../../lib/edition';
import { t } from '../../lib/words.svelte';

/** An action as a noun phrase or a short sentence, for the owner of a colour. */
export function actionText(text: string, colour: string, edition: Edition | null): string {
  const [verb = '', ...rest] = text.split(' ');
  const what = rest.join(' ');
  switch (verb) {
    case 'place':
      return t('review-act-place', { cards: placed(what) });
    case 'submit': {
      const order = orderName(Number(rest[1]), colour, edition);
      return order ? t('review-act-submit', { order }) : t('review-act-submit-nothing');
    }
    case 'draw':
      return t(what === 'supply' ? 'review-act-draw-supply' : 'review-act-draw-waiter');
    case 'bake':
    case 'ask': {
      const kinds = rest.slice(1).map(kindWord);
      if (verb === 'ask') return t('review-act-ask');
      return kinds.length ? t('review-act-bake-with', { kinds: listed(kinds) }) : t('review-act-bake');
    }
    case 'request':
      return t('review-act-request', { cards: cardsText({ [what]: 1 }) });
    case 'send':
      return t('review-act-send');
    case 'add': {
      const double = rest[0] === 'double' && rest.length > 1;
      const kind = double ? rest.slice(1).join(' ') : what;
      return t('review-act-add', { cards: withDoubles(kind, double ? 0 : 1, double ? 1 : 0) });
    }
    case 'help':
      return t('review-act-help');
    case 'refuse':
      return t('review-act-refuse');
    default:
      return t('review-act-decline');
  }
}

/** What an order of a colour is called, from 1; with its recipe if another has the same name. Empty if there is none. */
export function orderName(number: number, colour: string, edition: Edition | null): string {
  const orders = ordersOf(edition, colour);
  const order = orders[number - 1];
  if (!order) return '';
  const alike = orders.filter((each) => each.sort === order.sort);
  return alike.length > 1 ? `${sortTitle(order.sort)} (${recipeText(order)})` : sortTitle(order.sort);
}

/** The cards of a place: "2 salami", "salami 1 double", "2 salami 1 double". */
function placed(what: string): string {
  const [, singles, kind, doubles] = /^(?:(\d+) )?(.+?)(?: (\d+) double)?$/.exec(what) ?? [];
  return withDoubles(kind ?? what, Number(singles ?? 0), Number(doubles ?? 0));
}
