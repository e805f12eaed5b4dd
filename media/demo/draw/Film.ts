/** Draws the frame at `t`, 0 to 1, as RGB bytes. */
export type Film = (t: number, frame: Buffer) => void | Promise<void>

export const FILM_WIDTH = 960
export const FILM_HEIGHT = 540

/** Center and half height in scene coordinates. */
export type Camera = (t: number) => { x: number; y: number; zoom: number }

export function ease(t: number): number {
  return t * t * (3 - 2 * t)
}

export function glide(from: [x: number, y: number, zoom: number], to: [x: number, y: number, zoom: number]): Camera {
  return (t) => {
    const part = ease(t)
    return {
      x: from[0] + (to[0] - from[0]) * part,
      y: from[1] + (to[1] - from[1]) * part,
      // A constant zoom factor per second looks even; a constant difference does not.
      zoom: from[2] * Math.pow(to[2] / from[2], part),
    }
  }
}
