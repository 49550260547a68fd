// Dragging cards into the oven, with a mouse, a pen or a finger.

/** A press that moves further than this many pixels is not a tap. */
const SLACK = 8;

export interface Dragged {
  /** Whether the cards can be taken up now. */
  can: () => boolean;
  /** The cards were taken up, or put down again. */
  hold: (held: boolean) => void;
  /** They were let go over the oven. */
  drop: () => void;
}

function isOverOven(x: number, y: number): boolean {
  const oven = document.querySelector('[data-place="oven"]')?.getBoundingClientRect();
  return !!oven && x >= oven.left && x <= oven.right && y >= oven.top && y <= oven.bottom;
}

/** A copy of the cards that follows the pointer: the cards themselves stay where they are until they are let go. */
function lift(cards: HTMLElement): HTMLElement {
  const box = cards.getBoundingClientRect();
  const copy = cards.cloneNode(true) as HTMLElement;
  copy.setAttribute('aria-hidden', 'true');
  for (const each of copy.querySelectorAll('[id], input')) each.remove();
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: '40',
    inset: `${box.top}px auto auto ${box.left}px`,
    inlineSize: `${box.width}px`,
    blockSize: `${box.height}px`,
    translate: 'none',
    margin: '0',
    pointerEvents: 'none',
    transition: 'none',
  });
  // A sibling of the cards, so that it looks like them; what lies around them does not move.
  cards.parentElement?.append(copy);
  return copy;
}

/** An action: its element can be dragged into the oven. A press that does not move stays a tap. */
export function dragIntoOven(
  node: HTMLElement,
  dragged: Dragged,
): { update: (next: Dragged) => void; destroy: () => void } {
  let now = dragged;
  let from: { id: number; x: number; y: number } | null = null;
  let copy: HTMLElement | null = null;
  let moved = false;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary || !now.can()) return;
    from = { id: event.pointerId, x: event.clientX, y: event.clientY };
    moved = false;
    // On the window: a fast pointer leaves the cards before they notice.
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }
  function forget(): void {
    from = null;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
  }
  function move(event: PointerEvent): void {
    if (from?.id !== event.pointerId) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!copy) {
      if (Math.hypot(x, y) < SLACK) return;
      node.setPointerCapture(event.pointerId);
      copy = lift(node);
      moved = true;
      now.hold(true);
    }
    copy.style.transform = `translate(${x}px, ${y}px) rotate(${Math.max(-6, Math.min(6, x / 40))}deg)`;
    document.querySelector('[data-place="oven"]')?.classList.toggle('under', isOverOven(event.clientX, event.clientY));
  }
  function end(event: PointerEvent): void {
    if (from?.id !== event.pointerId) return;
    forget();
    if (!copy) return;
    copy.remove();
    copy = null;
    document.querySelector('[data-place="oven"]')?.classList.remove('under');
    now.hold(false);
    // After the click that follows a press: whatever the click does, the cards lie in the oven.
    const dropped = event.type === 'pointerup' && isOverOven(event.clientX, event.clientY);
    setTimeout(() => dropped && now.drop());
  }
  // A press that moved is not a tap: it chooses nothing that was not dropped on the oven.
  function click(event: MouseEvent): void {
    if (!moved) return;
    moved = false;
    event.preventDefault();
    event.stopPropagation();
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('click', click, { capture: true });
  node.addEventListener('dragstart', (event) => event.preventDefault());
  return {
    update: (next) => (now = next),
    destroy: () => {
      forget();
      copy?.remove();
    },
  };
}
