export type { LayerSource, Span } from './layers.ts'
