/**
 * Do something as soon as the next frame has been painted: whatever asks where things are, or moves the focus, would
 * otherwise have the whole page laid out within a task that is long already. Returns how to call it off.
 */
export function whenPainted(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
