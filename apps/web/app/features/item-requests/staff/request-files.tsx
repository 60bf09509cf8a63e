import { Button } from '@mantine/core'
import { requestCalls } from '@portal/contract/item-requests/calls'
import { IconFile, IconFileTypePdf, IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import { browserApi } from '#core/api/api.browser.ts'
import { saveFile } from '#core/api/save-file.ts'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { toastError } from '#core/dashboard/toasts.ts'
import { useTexts } from '#core/language/language.ts'
import classes from './request-files.module.css'
import type { Request } from './request-row.ts'
import { requestTexts } from './request-texts.ts'

type Attachment = Request['adjuntos'][number]

/** The client's files. An address is valid for 60 s, so a press loads a new one. */
export function RequestFiles({ request: { id, adjuntos: files } }: { request: Pick<Request, 'id' | 'adjuntos'> }) {
  const t = useTexts(requestTexts)
  const [isSaving, setSaving] = useState<number | null>(null)

  async function save(file: Attachment) {
    setSaving(file.id)
    const reply = await browserApi.call(requestCalls.get, { params: { solicitud_clasificado_id: id } })
    const fresh = reply.ok && reply.datos.adjuntos.find((one) => one.id === file.id)
    const isSaved = fresh && (await saveFile(fresh.archivo_url, () => {}))
    if (!isSaved) toastError(t.downloadFailed)
    setSaving(null)
  }
  if (!files.length) return null
  return (
    <PanelSection title={t.files}>
      <ul className={classes.files}>
        {files.map((file) => (
          <li key={file.id}>
            <Button
              variant="default"
              fullWidth
              justify="start"
              leftSection={<FileIcon name={file.nombre} />}
              loading={isSaving === file.id}
              aria-label={t.download(file.nombre)}
              onClick={() => void save(file)}
            >
              {file.nombre}
            </Button>
          </li>
        ))}
      </ul>
    </PanelSection>
  )
}

function FileIcon({ name }: { name: string }) {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? ''
  const Icon = ending === 'pdf' ? IconFileTypePdf : /^(jpe?g|png|gif|bmp|webp)$/.test(ending) ? IconPhoto : IconFile
  return <Icon size={18} stroke={1.5} />
}
