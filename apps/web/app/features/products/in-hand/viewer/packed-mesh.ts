/** A part of a model as it is stored. */
export interface PackedMesh {
  readonly id: number
  readonly count: number
  readonly stride: number
  readonly source: Uint8Array
  readonly mode: string
  readonly filter: string | undefined
}

/** What the worker answers. */
export interface Unpacked {
  readonly id: number
  readonly bytes?: Uint8Array
  readonly failure?: string
}
