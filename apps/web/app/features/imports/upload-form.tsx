import { Button, Progress } from '@mantine/core'
import { textIn } from '@portal/contract/core/text'
import { importLimits } from '@portal/contract/imports/columns'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { newKey } from '#core/api/api.browser.ts'
import { uploadingApi } from '#core/api/api.upload.ts'
import { FileDrop } from '#core/dashboard/form/file-drop.tsx'
import { toastError } from '#core/dashboard/toasts.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import { importTexts } from './import-texts.ts'
import classes from './imports.module.css'
import type { ShownKind } from './kinds.ts'

interface Chosen {
  workbook: File | null
  pictures: File | null
}

const nothing: Chosen = { workbook: null, pictures: null }

/** Takes a workbook, and a ZIP where the kind has pictures, and uploads them with progress. */
export function UploadForm({ kind }: { kind: ShownKind }) {
  const { hasPictures, hint } = kind
  const language = useLanguage()
  const t = useTexts(importTexts)
  const { number, bytes, percent } = useFormats()
  const [chosen, setChosen] = useState(nothing)
  const { send, progress } = useUpload(kind, chosen)
  const isSending = progress !== null

  function choose(files: readonly File[]) {
    const workbook = files.find(({ name }) => /\.xlsx?$/i.test(name))
    const pictures = hasPictures && files.find(({ name }) => /\.zip$/i.test(name))
    if (!workbook && !pictures) return refuse()
    setChosen((before) => ({ workbook: workbook ?? before.workbook, pictures: pictures || before.pictures }))
  }
  const refuse = () => toastError(hasPictures ? t.wrongFiles : t.wrongFile)
  const drop = hasPictures ? t.dropWithPictures : t.drop
  return (
    <section className={classes.upload} aria-label={t.newImport}>
      <FileDrop
        action={hasPictures ? t.choose : t.chooseOne}
        hint={drop(number(importLimits.rows), bytes(importLimits.workbookBytes))}
        maxBytes={hasPictures ? importLimits.picturesBytes : importLimits.workbookBytes}
        isMany={hasPictures}
        isDisabled={isSending}
        onDrop={choose}
        onReject={refuse}
      />
      {hint && <p className={classes.hint}>{textIn(hint, language)}</p>}
      <dl className={classes.chosen}>
        {(hasPictures ? (['workbook', 'pictures'] as const) : (['workbook'] as const)).map((part) => {
          const file = chosen[part]
          return (
            <div key={part}>
              <dt>{t[part]}</dt>
              <dd>
                {file ? `${file.name} · ${bytes(file.size)}` : t.none[part]}{' '}
                {file && !isSending && (
                  <Button
                    size="compact-xs"
                    variant="subtle"
                    color="gray"
                    aria-label={`${t.take}: ${file.name}`}
                    onClick={() => setChosen((before) => ({ ...before, [part]: null }))}
                  >
                    {t.take}
                  </Button>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      {isSending && <Progress value={progress * 100} aria-label={t.uploading(percent(progress))} />}
      <Button className={classes.send} disabled={!chosen.workbook} loading={isSending} onClick={send}>
        {t.check}
      </Button>
    </section>
  )
}

function useUpload({ calls, path }: ShownKind, { workbook, pictures }: Chosen) {
  const language = useLanguage()
  const message = useMessages(calls.review)
  const navigate = useNavigate()
  const [progress, setProgress] = useState<number | null>(null)

  async function send() {
    if (!workbook) return
    const body = new FormData()
    body.append('idioma', language)
    body.append('archivo', workbook)
    if (pictures) body.append('imagenes', pictures)
    setProgress(0)
    const reply = await uploadingApi(setProgress).call(calls.review, { body, key: newKey() })
    setProgress(null)
    if (!reply.ok) return toastError(message.of(reply))
    await navigate(`${path}/${reply.datos.id}`)
  }
  return { send, progress }
}
