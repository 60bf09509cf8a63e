import { staffWorkshopCalls } from '@portal/contract/workshops/calls'
import { useState } from 'react'
import { browserApi, newKey } from '#core/api/api.browser.ts'
import { PictureField } from '#core/dashboard/form/picture-field.tsx'
import { toastError } from '#core/dashboard/toasts.ts'
import { useMessages } from '#core/language/language.ts'

interface Props {
  /** The stored or uploaded file; null without one. */
  fileId: string | null
  onUploaded: (fileId: string) => void
}

/** A picture that is uploaded when it is chosen; saving the form keeps it. */
export function UploadedPicture({ fileId, onUploaded }: Props) {
  const message = useMessages(staffWorkshopCalls.picture)
  const [chosen, setChosen] = useState<File | null>(null)
  async function upload(file: File): Promise<void> {
    setChosen(file)
    const body = new FormData()
    body.append('archivo', file)
    const reply = await browserApi.call(staffWorkshopCalls.picture, { body, key: newKey() })
    setChosen(null)
    if (reply.ok) onUploaded(reply.datos.archivo_id)
    else toastError(message.of(reply))
  }
  return (
    <PictureField stored={fileId && `/v1/archivo/${fileId}`} chosen={chosen} onChoose={(file) => void upload(file)} />
  )
}
