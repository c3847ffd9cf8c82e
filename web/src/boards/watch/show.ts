/** Puts a component over the cards for a moment. */
import { mount, unmount, type Component } from 'svelte';
import type { Point } from '../geometry';
import type { Theatre } from './theatre';

/** Shows it around a point, and takes it away when the time is over or skipped. */
export async function show<P extends Record<string, unknown>>(
  theatre: Theatre,
  component: Component<P>,
  props: P,
  at: Point,
  duration: number,
): Promise<void> {
  const holder = document.createElement('div');
  holder.className = 'effect shown';
  holder.style.translate = `${at.x}px ${at.y}px`;
  theatre.over.append(holder);
  const shown = mount(component, { target: holder, props });
  await theatre.performance.wait(duration);
  await unmount(shown);
  holder.remove();
}
