import { nameIn } from '@portal/contract/core/names'
import { ownLicenseCalls } from '@portal/contract/licenses/calls'
import { saveText } from '#core/api/save-file.ts'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { TextField } from '#core/dashboard/form/fields.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { ownTexts } from './texts.ts'

interface Props {
  license: { id: number; servicio_nombre: string; servicio_nombre_en: string }
  onClose: () => void
}

/** Asks for the device of a signed file, and saves it. */
export function FileDialog({ license, onClose }: Props) {
  const t = useTexts(ownTexts)
  const language = useLanguage()
  const form = useWireForm({
    call: ownLicenseCalls.file,
    params: { id: license.id },
    initial: { dispositivo: '' },
    onDone: ({ nombre, archivo }) => {
      saveText(nombre, JSON.stringify(archivo, null, 2))
      onClose()
    },
  })
  return (
    <Dialog title={t.fileTitle(nameIn(license, 'servicio_nombre', language))} size={440} onClose={onClose}>
      <WireForm form={form} label={t.file}>
        <p>{t.fileText}</p>
        <TextField {...form.field('dispositivo')} label={t.device} description={t.deviceHint} required data-autofocus />
        <FormActions form={form} label={t.download} />
      </WireForm>
    </Dialog>
  )
}
