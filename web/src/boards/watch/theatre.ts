/** Where cues are watched: the places of things, the elements of cards, and room for effects. */
import type { Box, Placement } from '../../layer/layout';
import type { Scene } from '../../wire/types';
import { centre, type Point } from '../geometry';
import { placeOf } from '../address';
import type { Performance } from './performance';

/** A theatre. */
export interface Theatre {
  /** Where a thing lies. */
  at: (address: string | undefined) => Box | undefined;
  /** The element of the first piece with an address; none for a zone. */
  element: (address: string | undefined) => HTMLElement | undefined;
  /** The scene before what is watched. */
  scene: Scene;
  placement: Placement;
  /** Effects are put in here, above the cards. */
  over: HTMLElement;
  performance: Performance;
}

/** The theatre of a scene. */
export function theatre(
  scene: Scene,
  placement: Placement,
  element: (piece: string) => HTMLElement | undefined,
  over: HTMLElement,
  performance: Performance,
): Theatre {
  const place = (address: string | undefined) =>
    address === undefined ? undefined : placeOf(address, scene, placement);
  return {
    at: (address) => place(address)?.box,
    element: (address) => {
      const piece = place(address)?.piece;
      return piece === undefined ? undefined : element(piece);
    },
    scene,
    placement,
    over,
    performance,
  };
}

/** The middle of a thing. */
export function middle(theatre: Theatre, address: string | undefined): Point | undefined {
  const box = theatre.at(address);
  return box && centre(box);
}
