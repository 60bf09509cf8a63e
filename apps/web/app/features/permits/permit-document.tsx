import { Anchor } from '@mantine/core'
import { permitCalls } from '@portal/contract/permits/calls'
import { useOpenFile } from '#core/dashboard/use-open-file.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import type { PermitRow } from './rows.ts'
import { permitTexts } from './texts.ts'

type Props = { permit: Pick<PermitRow, 'id' | 'numero' | 'archivo_nombre' | 'archivo_bytes'> }

/** The name of a permit's document, which opens it in another tab. */
export function DocumentButton({ permit }: Props) {
  const t = useTexts(permitTexts)
  const open = useOpenFile(permitCalls.openFile)
  const { bytes } = useFormats()
  return (
    <Anchor
      component="button"
      type="button"
      aria-label={t.openDocumentOf(permit.numero)}
      title={permit.archivo_nombre}
      onClick={() => void open(permit.id)}
    >
      {t.openDocument} ({bytes(permit.archivo_bytes)})
    </Anchor>
  )
}
