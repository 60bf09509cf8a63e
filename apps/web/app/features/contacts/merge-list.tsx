import { Button } from '@mantine/core'
import { contactCalls } from '@portal/contract/contacts/calls'
import type { MergeRowSchema } from '@portal/contract/contacts/merge-schemas'
import type { Of } from '@portal/contract/core/fields'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import classes from './contact.module.css'
import { texts } from './texts.ts'

/** The merges of a contact that can still be undone; the newest one first. */
export function MergeList({ merges }: { merges: readonly Of<typeof MergeRowSchema>[] }) {
  const t = useTexts(texts)
  const { date } = useFormats()
  const { send, isSending } = useSend(contactCalls.undoMerge)
  const [newest] = merges
  if (!newest) return null
  return (
    <p className={classes.merged}>
      {t.mergedFrom(newest.otro_nombre, date(newest.creado_en))}
      <Button size="xs" variant="default" loading={isSending} onClick={() => void send({ params: { id: newest.id } })}>
        {t.undoMerge}
      </Button>
    </p>
  )
}
