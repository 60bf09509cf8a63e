import type { SlideValues } from './slide-values.ts'

type Name = keyof SlideValues

/** How the parts of the form read and change one slide. */
export interface SlideFields {
  slide: SlideValues
  set: (changes: Partial<SlideValues>) => void
  error: (name: Name) => string | undefined
  /** Props of a text field. */
  field: (name: Name) => {
    name: string
    /** By which a refused field is focused. */
    'data-path': string
    value: string
    error: string | undefined
    onChange: (event: { currentTarget: { value: string } }) => void
  }
}
