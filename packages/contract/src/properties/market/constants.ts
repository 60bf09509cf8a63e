/** Limits of the map of properties. */
export const mapLimits = {
  /** The largest zoom: a pixel is some two meters. */
  zoom: 16,
  /** The side of the cells that share a mark, in pixels of the map. */
  cellPixels: 72,
  /** Most marks of an answer; where there would be more, the cells grow. */
  marks: 400,
  /** Most properties in one place that a mark names. */
  named: 10,
} as const
