import { Skeleton } from '@mantine/core'
import { type ComponentProps, Suspense } from 'react'
import { lazyCode } from '#core/framework/module-reload.ts'

/** Fetched only with the text of a page: the editor is larger than all other groups together. */
const LetterEditor = lazyCode(async () => {
  const { LetterEditor } = await import('#features/broadcasts/letter-editor.tsx')
  return { default: LetterEditor }
})

export type EditorProps = Pick<ComponentProps<typeof LetterEditor>, 'label' | 'value' | 'error' | 'onChange'>

interface Props extends EditorProps {
  name: string
  inserts: ComponentProps<typeof LetterEditor>['inserts'] & object
}

/** The text of a public page, as a letter is written. */
export function PageEditor({ name, label, value, error, onChange, inserts }: Props) {
  return (
    <Suspense fallback={<Skeleton height={420} />}>
      <LetterEditor {...{ name, label, value, error, onChange, inserts }} />
    </Suspense>
  )
}
