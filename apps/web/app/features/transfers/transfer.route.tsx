import { Button } from '@mantine/core'
import { Module } from '@portal/contract/access/constants'
import type { Of } from '@portal/contract/core/fields'
import { textIn } from '@portal/contract/core/text'
import { transferCalls } from '@portal/contract/transfers/calls'
import { TransferState, transferStateNames } from '@portal/contract/transfers/constants'
import type { TransferPartSchema } from '@portal/contract/transfers/schemas'
import { IconArrowBackUp } from '@tabler/icons-react'
import { Link } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { listParams } from '#core/dashboard/list/list-query.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useSend } from '#core/dashboard/send.ts'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { toastInstead } from '#core/dashboard/toasts.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/transfer.route'
import { MovedRecords, movedSpec } from './moved-records.tsx'
import { leavingPath } from './paths.ts'
import { texts } from './texts.ts'
import classes from './transfers.module.css'

export const handle = { module: Module.users } satisfies ScreenHandle

export async function clientLoader({ params, url, context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const id = params.traspasoId
  const [transfer, moved] = await Promise.all([
    api.load(transferCalls.get, { params: { id } }),
    api.load(transferCalls.moved, { params: { ...listParams(url, movedSpec), id } }),
  ])
  return { transfer, moved }
}

const tones = { en_curso: 'attention', terminado: 'done', deshaciendo: 'attention', deshecho: 'neutral' } as const

/** What went to whom, each record with its link, and the undo of all of it for a day. */
export default function TransferPage({ loaderData: { transfer, moved } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  const undo = useUndo(transfer.id)
  useChanges('usuarios')
  const { estado: state, partes: parts, usuario_id: userId } = transfer
  const isWorking = state === TransferState.moving || state === TransferState.undoing
  const isLeft = state === TransferState.done && transfer.desactiva && parts.some(({ quedan }) => quedan > 0)
  return (
    <div className={classes.page}>
      <PageHeader
        title={t.transferOf(transfer.usuario_nombre)}
        status={<StatusDot tone={tones[state]}>{textIn(transferStateNames[state], language)}</StatusDot>}
        actions={
          <>
            {isLeft && (
              <Button variant="default" component={Link} to={leavingPath(userId)}>
                {t.goOn}
              </Button>
            )}
            {transfer.puede_deshacer && (
              <Button variant="default" leftSection={<IconArrowBackUp size={16} />} onClick={() => void undo()}>
                {t.undo}
              </Button>
            )}
          </>
        }
      />
      <FactGrid
        facts={[
          { label: t.by, value: transfer.creado_por_nombre },
          { label: t.at, value: dateTime(transfer.creado_en) },
          ...(transfer.puede_deshacer ? [{ label: t.undoUntil, value: dateTime(transfer.deshacer_hasta) }] : []),
        ]}
      />
      {isWorking && <p role="status">{t.working}</p>}
      <TransferDeps parts={parts} />
      <MovedRecords moved={moved} />
    </div>
  )
}

/** Returns what asks, undoes a transfer, and says how much did not go back. */
function useUndo(id: number): () => Promise<void> {
  const t = useTexts(texts)
  const { number } = useFormats()
  const confirm = useConfirm()
  const { send } = useSend(transferCalls.undo)
  return async () => {
    if (!(await confirm({ title: t.undoTitle, text: t.undoText, action: t.undo }))) return
    const reply = await send({ params: { id } })
    if (reply.ok && reply.datos.rechazados > 0) toastInstead(t.notUndone(number(reply.datos.rechazados)))
  }
}

/** Each kind with its receiver and how much of it went; kinds of which there was nothing are left out. */
function TransferDeps({ parts }: { parts: readonly Of<typeof TransferPartSchema>[] }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { number } = useFormats()
  const shown = parts.filter(({ total, movidos, quedan }) => total + movidos + quedan > 0)
  if (shown.length === 0) return null
  return (
    <section className={classes.card} aria-label={t.what}>
      <dl className={classes.parts}>
        {shown.map(({ tipo, nombre: es, nombre_en: en, ...part }) => {
          const all = part.movidos + part.devueltos + part.rechazados
          return (
            <div key={tipo}>
              <dt>{textIn({ es, en }, language)}</dt>
              <dd>
                {part.usuario_id === null ? t.stays : `${t.receiver} ${part.usuario_nombre}`}
                <small>
                  {[
                    part.usuario_id !== null &&
                      `${t.moved}: ${t.ofTotal(number(all), number(Math.max(all, part.total)))}`,
                    part.devueltos > 0 && `${t.returned}: ${number(part.devueltos)}`,
                    part.rechazados > 0 && `${t.refused}: ${number(part.rechazados)}`,
                    part.quedan > 0 && `${t.remain}: ${number(part.quedan)}`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
