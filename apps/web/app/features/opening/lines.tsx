import { Button, TextInput } from '@mantine/core'
import type { Of } from '@portal/contract/core/fields'
import { textIn } from '@portal/contract/core/text'
import { openingCalls } from '@portal/contract/opening/calls'
import { type OpeningLineKey, openingLines } from '@portal/contract/opening/lines'
import type { OpeningSchema } from '@portal/contract/opening/schemas'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import { refusalAt } from '#core/language/refusal-at.ts'
import classes from './opening.module.css'
import { openingTexts } from './opening-texts.ts'

export type Opening = Of<typeof OpeningSchema>
type Line = Opening['lineas'][number]

/** The screen where a line is settled; a backup is made outside the portal. */
const paths: Readonly<Record<OpeningLineKey, string | null>> = {
  casa: '/dashboard/sistema/empresas',
  empresa: '/dashboard/sistema/ajustes/empresa',
  marca: '/dashboard/sistema/ajustes/empresa',
  consultas: null,
  partes: '/dashboard/sistema/ajustes/partes',
  idiomas: '/dashboard/sistema/ajustes/idiomas',
  oficinas: '/dashboard/sistema/ajustes/oficinas',
  personas: '/dashboard/sistema/ajustes/personas',
  paginas: '/dashboard/sistema/ajustes/portada',
  condiciones: '/dashboard/sistema/ajustes/condiciones',
  impuestos: '/dashboard/sistema/ajustes/impuestos',
  produccion: '/dashboard/sistema/ajustes/cotizaciones',
  monedas: '/dashboard/sistema/valores',
  reservas: '/dashboard/sistema/ajustes/reservas',
  pagos: '/dashboard/sistema/ajustes/transferencias',
  productos: '/dashboard/sistema/productos',
  textos: '/dashboard/sistema/ajustes/privacidad',
  segundo_admin: '/dashboard/usuarios',
  respaldo: null,
}

/** How many lines are settled, of how many. */
export const progressOf = (lines: readonly Line[]) => ({
  done: lines.filter(({ estado }) => estado !== 'pendiente').length,
  all: lines.length,
})

/** The lines of the first run, each with what is missing and the way to settle it. */
export function OpeningLines({ opening }: { opening: Opening }) {
  const t = useTexts(openingTexts)
  return (
    <ol className={classes.lines} aria-label={t.lines}>
      {opening.lineas.map((line) => (
        <OpeningLine key={line.clave} line={line} test={opening.prueba} />
      ))}
    </ol>
  )
}

function OpeningLine({ line, test }: { line: Line; test: Opening['prueba'] }) {
  const t = useTexts(openingTexts)
  const language = useLanguage()
  const { clave: key, estado: state } = line
  const { name, about, byHand } = openingLines[key]
  const path = paths[key]
  const isPending = state === 'pendiente'
  return (
    <li className={classes.line} data-state={state}>
      <span className={classes.mark} aria-hidden>
        {isPending ? <IconCircleDashed size={22} stroke={1.75} /> : <IconCircleCheck size={22} stroke={1.75} />}
      </span>
      <div className={classes.what}>
        <h2>{textIn(name, language)}</h2>
        <p>{textIn(about, language)}</p>
        <State line={line} />
        {key === 'consultas' && <TestMail test={test} isArrived={state === 'hecha'} />}
      </div>
      <div className={classes.actions}>
        {path && (
          <Button
            size="compact-md"
            variant={isPending ? 'light' : 'subtle'}
            component={Link}
            to={path}
            aria-label={t.goTo(textIn(name, language))}
          >
            {t.go}
          </Button>
        )}
        {byHand && state !== 'hecha' && <ByHand line={line} name={textIn(name, language)} />}
      </div>
    </li>
  )
}

/** What is stored about a line; a name that stands for the whole line is not repeated. */
function State({ line: { clave, estado, faltan, autor, confirmada_en: when } }: { line: Line }) {
  const t = useTexts(openingTexts)
  const { dateTime } = useFormats()
  if (estado === 'hecha') return <p className={classes.state}>{t.done}</p>
  if (estado === 'confirmada')
    return <p className={classes.state}>{t.confirmed(autor ?? '—', when ? dateTime(when) : '')}</p>
  const named = faltan.filter((part) => part in t.parts || clave === 'oficinas' || clave === 'personas')
  const isWhole = named.every((part) => part === clave)
  return (
    <p className={classes.state}>
      {isWhole ? t.pending : t.missing(named.map((part) => t.parts[part] ?? part).join(', '))}
    </p>
  )
}

/** Says that a line is right as it is stored, or takes that back. */
function ByHand({ line: { clave, estado }, name }: { line: Line; name: string }) {
  const t = useTexts(openingTexts)
  const { send, isSending } = useSend(openingCalls.confirm)
  const isConfirmed = estado === 'confirmada'
  return (
    <Button
      size="compact-md"
      variant="default"
      loading={isSending}
      aria-label={isConfirmed ? t.takeBackOf(name) : t.confirmOf(name)}
      onClick={() => send({ params: { clave }, body: { confirmada: !isConfirmed } })}
    >
      {isConfirmed ? t.takeBack : t.confirm}
    </Button>
  )
}

/** Sends the test mail and takes the code that it carries. */
function TestMail({ test, isArrived }: { test: Opening['prueba']; isArrived: boolean }) {
  const t = useTexts(openingTexts)
  const { dateTime } = useFormats()
  const { send, isSending } = useSend(openingCalls.sendTest)
  const waits = test !== null && test.llegada_en === null
  return (
    <div className={classes.test}>
      {isArrived && test?.llegada_en && <p>{t.arrived(test.correo, dateTime(test.llegada_en))}</p>}
      {!isArrived && waits && <p>{t.sentTo(test.correo, test.remitente, dateTime(test.enviada_en))}</p>}
      <div className={classes.actions}>
        {!isArrived && waits && <CodeForm />}
        <Button size="compact-md" variant="default" loading={isSending} onClick={() => send({})}>
          {test ? t.sendAgain : t.sendTest}
        </Button>
      </div>
    </div>
  )
}

function CodeForm() {
  const t = useTexts(openingTexts)
  const message = useMessages(openingCalls.confirmTest)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState('')
  const { send, isSending } = useSend(openingCalls.confirmTest, { isHandled: ({ campos }) => 'codigo' in campos })
  async function take() {
    const reply = await send({ body: { codigo: code.trim() } })
    setProblem(refusalAt(message, reply, 'codigo') ?? '')
  }
  return (
    <form
      className={classes.code}
      onSubmit={(event) => {
        event.preventDefault()
        void take()
      }}
    >
      <TextInput
        size="sm"
        aria-label={t.code}
        placeholder={t.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={problem}
        onChange={({ currentTarget: { value } }) => {
          setCode(value)
          setProblem('')
        }}
      />
      <Button size="compact-md" type="submit" loading={isSending}>
        {t.confirmCode}
      </Button>
    </form>
  )
}
