export type { LayerSource, Span } from './layers/layers.ts'
