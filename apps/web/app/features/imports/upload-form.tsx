import { Button, Progress } from '@mantine/core'
import { classifiedImportCalls } from '@portal/contract/imports/calls'
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
import { importsPath } from './screens.ts'

interface Chosen {
  workbook: File | null
  pictures: File | null
}

const nothing: Chosen = { workbook: null, pictures: null }

/** Takes a workbook and a ZIP, together or one after the other, and uploads them with progress. */
export function UploadForm() {
  const t = useTexts(importTexts)
  const { number, bytes, percent } = useFormats()
  const [chosen, setChosen] = useState(nothing)
  const { send, part } = useUpload(chosen)
  const isSending = part !== null

  function choose(files: readonly File[]) {
    const workbook = files.find(({ name }) => /\.xlsx?$/i.test(name))
    const pictures = files.find(({ name }) => /\.zip$/i.test(name))
    if (!workbook && !pictures) return toastError(t.wrongFile)
    setChosen((before) => ({ workbook: workbook ?? before.workbook, pictures: pictures ?? before.pictures }))
  }
  return (
    <section className={classes.upload} aria-label={t.newImport}>
      <FileDrop
        action={t.choose}
        hint={t.drop(number(importLimits.rows), bytes(importLimits.workbookBytes))}
        maxBytes={importLimits.picturesBytes}
        isMany
        isDisabled={isSending}
        onDrop={choose}
        onReject={() => toastError(t.wrongFile)}
      />
      <p className={classes.hint}>{t.picturesHint}</p>
      <dl className={classes.chosen}>
        {(['workbook', 'pictures'] as const).map((kind) => {
          const file = chosen[kind]
          return (
            <div key={kind}>
              <dt>{t[kind]}</dt>
              <dd>{file ? `${file.name} · ${bytes(file.size)}` : t.none[kind]}</dd>
              {file && !isSending && (
                <Button
                  size="compact-xs"
                  variant="subtle"
                  color="gray"
                  aria-label={`${t.take}: ${file.name}`}
                  onClick={() => setChosen((before) => ({ ...before, [kind]: null }))}
                >
                  {t.take}
                </Button>
              )}
            </div>
          )
        })}
      </dl>
      {isSending && <Progress value={part * 100} aria-label={t.uploading(percent(part))} />}
      <Button className={classes.send} disabled={!chosen.workbook} loading={isSending} onClick={send}>
        {t.check}
      </Button>
    </section>
  )
}

function useUpload({ workbook, pictures }: Chosen) {
  const language = useLanguage()
  const message = useMessages(classifiedImportCalls.review)
  const navigate = useNavigate()
  const [part, setPart] = useState<number | null>(null)

  async function send() {
    if (!workbook) return
    const body = new FormData()
    body.append('idioma', language)
    body.append('archivo', workbook)
    if (pictures) body.append('imagenes', pictures)
    setPart(0)
    const reply = await uploadingApi(setPart).call(classifiedImportCalls.review, { body, key: newKey() })
    setPart(null)
    if (!reply.ok) return toastError(message.of(reply))
    await navigate(`${importsPath}/${reply.datos.id}`)
  }
  return { send, part }
}
