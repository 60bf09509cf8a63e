import { Button } from '@mantine/core'
import { Module } from '@portal/contract/access/constants'
import { broadcastCalls } from '@portal/contract/broadcasts/calls'
import { broadcastLimits } from '@portal/contract/broadcasts/constants'
import { viewCalls } from '@portal/contract/views/calls'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '#core/api/api.browser.ts'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { TextField } from '#core/dashboard/form/fields.tsx'
import { FileDrop } from '#core/dashboard/form/file-drop.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, FormActions, Wide, WireForm } from '#core/dashboard/form/wire-form.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useSend } from '#core/dashboard/send.ts'
import { idFrom } from '#core/formats/ids.ts'
import { ownZone } from '#core/formats/zones.ts'
import { useTexts } from '#core/language/language.ts'
import type { Route } from './+types/new-broadcast.route'
import classes from './broadcasts.module.css'
import { LetterEditor } from './letter-editor.tsx'
import { broadcastPath } from './paths.ts'
import { type Letter, type Preview, PreviewDialog } from './preview-dialog.tsx'
import { type Choice, type Count, RecipientsChoice } from './recipients-choice.tsx'
import { clockOf, typedTime } from './schedule.ts'
import { type Schedule, ScheduleFields } from './schedule-fields.tsx'
import { texts } from './texts.ts'

export const handle = { module: Module.broadcasts } satisfies ScreenHandle

/** A draft by `id`, or a new one to the contacts that the address names: a query of their list, or their ids. */
export async function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const asked = url.searchParams
  const id = idFrom(asked.get('id'))
  const [{ vistas }, draft] = await Promise.all([
    api.load(viewCalls.list, {}),
    id === null ? null : api.load(broadcastCalls.get, { params: { id } }),
  ])
  const named = (asked.get('contactos') ?? '').split(',').flatMap((text) => idFrom(text) ?? [])
  const chosen = draft || !named.length ? null : await api.load(broadcastCalls.chosen, { body: { contactos: named } })
  const choice: Choice = draft ?? { contactos: chosen?.contactos ?? [], filtro: asked.get('filtro') }
  const body = { contactos: choice.contactos.map(({ id }) => id), filtro: choice.filtro }
  const count = await api.load(broadcastCalls.count, { body })
  return { views: vistas.filter(({ lista }) => lista === 'contactos'), draft, choice, count }
}

export default function NewBroadcastPage({ loaderData }: Route.ComponentProps) {
  const { draft, views } = loaderData
  const t = useTexts(texts)
  const navigate = useNavigate()
  const [choice, setChoice] = useState<Choice>(loaderData.choice)
  const [count, setCount] = useState<Count | null>(loaderData.count)
  const [files, setFiles] = useState<File[]>([])
  const [remaining, setRemaining] = useState(draft?.adjuntos ?? [])
  const [preview, setPreview] = useState<Preview | null>(null)
  const zone = draft?.zona_horaria || ownZone()
  const [when, setWhen] = useState<Schedule>({ ...clockOf(draft?.programada_en ?? null, zone), zone })
  const { send: test, isSending: isTesting } = useSend(broadcastCalls.test)
  const form = useWireForm({
    call: (draft ? broadcastCalls.update : broadcastCalls.save) as typeof broadcastCalls.update,
    ...(draft && { params: { id: draft.id } }),
    initial: {
      titulo: draft?.titulo ?? '',
      asunto: draft?.asunto ?? '',
      asunto_en: draft?.asunto_en ?? '',
      mensaje: draft?.mensaje ?? '',
      mensaje_en: draft?.mensaje_en ?? '',
      contactos: '',
      filtro: '',
      conservar: '',
      programada_en: '',
      zona_horaria: '',
      version: draft?.version ?? 1,
    },
    body: bodyOf,
    onDone: ({ id }) => void navigate(broadcastPath(id)),
  })
  const letter = Object.fromEntries(
    (['asunto', 'asunto_en', 'mensaje', 'mensaje_en'] as const).map((name) => [name, String(form.values[name] ?? '')]),
  ) as unknown as Letter

  function bodyOf(values: object): FormData {
    const sent = {
      ...values,
      contactos: choice.filtro === null ? choice.contactos.map(({ id }) => id).join() : '',
      filtro: choice.filtro ?? '',
      programada_en: typedTime(when.day, when.time),
      zona_horaria: when.day ? when.zone : '',
    }
    return withFiles(sent)
  }

  /** Adds the files that stay and those that come along. */
  function withFiles(sent: object): FormData {
    const body = new FormData()
    const all = { ...sent, conservar: remaining.map(({ archivo_id }) => archivo_id).join() }
    for (const [name, value] of Object.entries(all)) body.append(name, String(value ?? ''))
    for (const file of files) body.append('files', file)
    return body
  }

  const sendTest = () => test({ body: withFiles({ ...letter, difusion_id: draft?.id ?? '' }) as never })

  async function openPreview(): Promise<void> {
    const reply = await browserApi.call(broadcastCalls.preview, { body: { ...letter, idioma: 'es' } })
    if (reply.ok) setPreview(reply.datos)
  }

  return (
    <div className={`${classes.page} ${classes.editing}`}>
      <PageHeader title={draft?.titulo ?? t.newBroadcast} />
      <WireForm form={form} label={t.newBroadcast}>
        <Fields>
          <Wide>
            <TextField {...form.field('titulo')} label={t.title} description={t.titleHint} maxLength={160} required />
          </Wide>
          <Wide>
            <RecipientsChoice
              views={views}
              value={choice}
              count={count}
              error={form.field('filtro').error ?? form.field('contactos').error}
              onChange={(chosen, counted) => {
                setChoice(chosen)
                setCount(counted)
              }}
            />
          </Wide>
        </Fields>
        <div className={classes.parts}>
          <TextField {...form.field('asunto')} label={t.subject} maxLength={200} required />
          <TextField {...form.field('asunto_en')} label={t.subjectEn} maxLength={200} />
        </div>
        <div className={classes.parts}>
          {(['mensaje', 'mensaje_en'] as const).map((name) => (
            <LetterEditor
              key={name}
              name={name}
              label={name === 'mensaje' ? t.textEs : t.textEn}
              value={letter[name]}
              error={form.field(name).error}
              onChange={(html) => form.set({ [name]: html })}
            />
          ))}
        </div>
        <FileDrop
          action={t.addFiles}
          label={t.files}
          hint={t.filesHint}
          maxBytes={broadcastLimits.bytes}
          isMany
          onDrop={(dropped) => setFiles([...files, ...dropped])}
          shown={
            <ul className={classes.files}>
              {remaining.map(({ archivo_id: id, nombre }) => (
                <li key={id}>
                  <Button
                    variant="subtle"
                    size="xs"
                    onClick={() => setRemaining(remaining.filter((one) => one.archivo_id !== id))}
                  >
                    {t.remove(nombre)}
                  </Button>
                </li>
              ))}
              {files.map((file) => (
                <li key={`${file.name}-${file.size}`}>
                  <Button variant="subtle" size="xs" onClick={() => setFiles(files.filter((one) => one !== file))}>
                    {t.remove(file.name)}
                  </Button>
                </li>
              ))}
            </ul>
          }
        />
        <Fields>
          <ScheduleFields value={when} error={form.field('programada_en').error} onChange={setWhen} />
        </Fields>
        <FormActions form={form} label={t.saveDraft}>
          <Button variant="default" onClick={() => void openPreview()}>
            {t.preview}
          </Button>
          <Button variant="default" loading={isTesting} onClick={() => void sendTest()}>
            {t.test}
          </Button>
        </FormActions>
      </WireForm>
      {preview && <PreviewDialog letter={letter} choice={choice} first={preview} onClose={() => setPreview(null)} />}
    </div>
  )
}
