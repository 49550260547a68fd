// The quick reactions, each with its sign.
import type { ReactionKey } from '../../lib/protocol';

export const REACTIONS: Record<ReactionKey, string> = {
  mamma_mia: '🤌',
  bravo: '👏',
  delicious: '😋',
  buon_appetito: '🍽️',
  laugh: '😄',
  thanks: '🙏',
  sorry: '😅',
  oops: '🫣',
  burnt: '🔥',
  no_way: '😱',
  thinking: '🤔',
  hurry: '⏳',
};
