import { Button, Group } from '@mantine/core'
import { Module } from '@portal/contract/access/constants'
import { textIn } from '@portal/contract/core/text'
import { transferCalls } from '@portal/contract/transfers/calls'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { browserApi } from '#core/api/api.browser.ts'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { SelectField } from '#core/dashboard/form/fields.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useSend } from '#core/dashboard/send.ts'
import { toastError } from '#core/dashboard/toasts.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/leaving.route'
import { type Chosen, destinationsOf, givenTo, type Kind, type Leaving, undecided } from './chosen.ts'
import { transferPath } from './paths.ts'
import { texts } from './texts.ts'
import classes from './transfers.module.css'

export const handle = { module: Module.users } satisfies ScreenHandle

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(transferCalls.leaving, { params: { id: params.id } })

/** A user leaves (rule users/leaving): what they hold, who receives it, and a last look before it happens. */
export default function LeavingPage({ loaderData: leaving }: Route.ComponentProps) {
  const t = useTexts(texts)
  const message = useMessages(transferCalls.leave)
  const navigate = useNavigate()
  const { send, isSending } = useSend(transferCalls.leave)
  const [step, setStep] = useState(0)
  const [chosen, setChosen] = useState<Chosen>({})
  const [isChecked, setChecked] = useState(false)
  const { usuario: user, tipos: kinds } = leaving
  const isEmpty = kinds.every(({ total }) => total === 0)
  const asked = (ensayo: boolean) => ({
    params: { id: user.id },
    body: { version: user.version, destinos: destinationsOf(kinds, chosen), ensayo },
  })

  async function check() {
    setChecked(true)
    if (undecided(kinds, chosen).length > 0) return
    const reply = await browserApi.call(transferCalls.leave, asked(true))
    if (reply.ok) setStep(2)
    else toastError(message.of(reply))
  }
  async function confirm() {
    const reply = await send(asked(false))
    if (reply.ok) void navigate(transferPath(reply.datos.traspaso_id!))
  }
  const forward = [() => (isEmpty ? check() : setStep(1)), check, confirm]
  return (
    <div className={classes.page}>
      <PageHeader title={t.leavingOf(user.nombre)} about={t.about} />
      <Steps current={step} />
      <section className={classes.card} aria-label={[t.holds, t.receivers, t.review][step]}>
        {step === 0 && <HoldingsStep kinds={kinds} />}
        {step === 1 && <ReceiversStep leaving={leaving} chosen={chosen} onChoose={setChosen} isChecked={isChecked} />}
        {step === 2 && <ConfirmStep leaving={leaving} chosen={chosen} />}
        <Group justify="flex-end" gap="xs" mt="lg">
          {step === 0 ? (
            <Button variant="default" component={Link} to={`/dashboard/usuarios/${user.id}`}>
              {t.cancel}
            </Button>
          ) : (
            <Button variant="default" onClick={() => setStep(isEmpty ? 0 : step - 1)}>
              {t.back}
            </Button>
          )}
          <Button {...(step === 2 && { color: 'red' })} loading={isSending} onClick={() => void forward[step]?.()}>
            {step < 2 ? t.next : isEmpty ? t.confirmOnly : t.confirm}
          </Button>
        </Group>
      </section>
    </div>
  )
}

/** Where the reader is in the wizard. */
function Steps({ current }: { current: number }) {
  const t = useTexts(texts)
  return (
    <ol className={classes.steps} aria-label={t.steps}>
      {[t.holds, t.receivers, t.review].map((name, place) => (
        <li key={name} aria-current={place === current ? 'step' : undefined} data-done={place < current || undefined}>
          <span aria-hidden>{place + 1}</span> {name}
        </li>
      ))}
    </ol>
  )
}

/** How much the person holds of each kind. */
function HoldingsStep({ kinds }: { kinds: readonly Kind[] }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { number } = useFormats()
  return (
    <>
      <ul className={classes.kinds}>
        {kinds.map((kind) => (
          <li key={kind.tipo} data-none={kind.total === 0 || undefined}>
            <b>{number(kind.total)}</b>
            <span>
              {textIn({ es: kind.nombre, en: kind.nombre_en }, language)}
              {kind.detalle && <small>{textIn({ es: kind.detalle, en: kind.detalle_en }, language)}</small>}
            </span>
          </li>
        ))}
      </ul>
      {kinds.every(({ total }) => total === 0) && <p role="status">{t.holdsNothing}</p>}
    </>
  )
}

/** What will happen, after a trial has allowed it. */
function ConfirmStep({ leaving, chosen }: { leaving: Leaving; chosen: Chosen }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { number } = useFormats()
  const { usuario: user, tipos: kinds, personas: people } = leaving
  const held = kinds.filter(({ total }) => total > 0)
  const nameOf = (id: number) => people.find((person) => person.id === id)?.nombre ?? `#${id}`
  return (
    <div role="status">
      <ul className={classes.kinds}>
        {held.map(({ tipo, total, nombre: es, nombre_en: en, ...kind }) => {
          const to = chosen[tipo] ?? null
          return (
            <li key={tipo}>
              <b>{number(total)}</b>
              <span>
                {textIn({ es, en }, language)} {to === null ? t.stay : t.goesTo(nameOf(to))}
                {to !== null && kind.detalle && (
                  <small>{textIn({ es: kind.detalle, en: kind.detalle_en }, language)}</small>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      <ul className={classes.consequences}>
        <li>{t.becomes(user.nombre)}</li>
        <li>{t.sessionsEnd}</li>
        {held.length > 0 && <li>{t.mailed}</li>}
        <li>{t.undoable}</li>
      </ul>
    </div>
  )
}

interface Props {
  leaving: Leaving
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
  /** Whether missing choices are shown as such. */
  isChecked: boolean
}

const stays = 'stays'

/** One person for everything, or one for each kind; only those who may receive it. */
function ReceiversStep({ leaving: { tipos: kinds, personas: people }, chosen, onChoose, isChecked }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { number } = useFormats()
  const held = kinds.filter(({ total }) => total > 0)
  const missing = undecided(kinds, chosen)
  const able = people.filter(({ id }) => held.every(({ receptores }) => receptores.includes(id)))
  const asChoices = (those: typeof people) =>
    those.map(({ id, nombre, email }) => ({ value: id, label: `${nombre} · ${email}` }))
  const ids = new Set(held.map(({ tipo }) => chosen[tipo]))
  const all = ids.size === 1 ? [...ids][0] : undefined
  const choicesOf = ({ receptores, puede_quedarse: mayStay }: Kind) => [
    ...(mayStay ? [{ value: stays, label: t.stays }] : []),
    ...asChoices(people.filter(({ id }) => receptores.includes(id))),
  ]
  return (
    <div className={classes.fields}>
      {held.length > 1 && able.length > 0 && (
        <SelectField
          label={t.allTo}
          description={t.allToHint}
          choices={asChoices(able)}
          value={all ?? ''}
          onChange={(id: number | '') => id !== '' && onChoose(givenTo(kinds, chosen, id))}
          searchable
        />
      )}
      {held.map((kind) => {
        const choices = choicesOf(kind)
        const value = chosen[kind.tipo]
        return (
          <SelectField
            key={kind.tipo}
            label={t.kindTo(textIn({ es: kind.nombre, en: kind.nombre_en }, language), number(kind.total))}
            choices={choices}
            value={value === null ? stays : (value ?? '')}
            onChange={(id: number | string) =>
              onChoose({ ...chosen, [kind.tipo]: id === stays ? null : id === '' ? undefined : Number(id) })
            }
            error={choices.length === 0 ? t.nobody : isChecked && missing.includes(kind) && t.chooseOne}
            required
            searchable
          />
        )
      })}
    </div>
  )
}
