import { Alert, Button, CopyButton } from '@mantine/core'
import { auditCalls } from '@portal/contract/audit/calls'
import { auditPath, breakKindNames } from '@portal/contract/audit/constants'
import { textIn } from '@portal/contract/core/text'
import { IconShieldCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useSend } from '#core/dashboard/send.ts'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './audit.module.css'
import type { Chain } from './rows.ts'
import { texts } from './texts.ts'

/** How the chain stands: whole or broken and where, when it was checked, what waits, and the newest seal. */
export function ChainStatus({ chain }: { chain: Chain }) {
  const t = useTexts(texts)
  const { number, dateTime } = useFormats()
  const { send, isSending } = useSend(auditCalls.verify)
  const { control, pendientes: waiting, cabeza: head } = chain
  const isBroken = control !== null && control.rotas > 0
  return (
    <>
      {isBroken && <Breaks control={control} />}
      <section className={classes.chain} aria-label={t.chain}>
        {control === null ? (
          <StatusDot tone="neutral">{t.notChecked}</StatusDot>
        ) : (
          <StatusDot tone={isBroken ? 'danger' : 'done'}>
            {isBroken ? t.broken(number(control.rotas)) : t.whole}
          </StatusDot>
        )}
        <p className={classes.facts}>
          {control && <span>{t.checked(dateTime(control.terminado_en), number(control.filas))}</span>}
          <span>{waiting > 0 ? t.waiting(number(waiting)) : t.allSealed}</span>
        </p>
        <Button
          variant="default"
          leftSection={<IconShieldCheck size={16} stroke={1.75} />}
          loading={isSending}
          onClick={() => void send({})}
        >
          {t.check}
        </Button>
        {head && (
          <div className={classes.head}>
            <span>{t.head}</span>
            <code>{head}</code>
            <CopyButton value={head}>
              {({ copied, copy }) => (
                <Button size="compact-sm" variant="subtle" onClick={copy}>
                  {copied ? t.copied : t.copy}
                </Button>
              )}
            </CopyButton>
          </div>
        )}
      </section>
    </>
  )
}

function Breaks({ control: { rotas, hallazgos } }: { control: NonNullable<Chain['control']> }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { number } = useFormats()
  return (
    <Alert color="red" variant="light" role="alert" title={t.broken(number(rotas))}>
      {t.brokenText}
      <ul className={classes.breaks}>
        {hallazgos.slice(0, 10).map(({ tipo, numero, auditoria_id: id }) => {
          const place = id === null ? t.breakSeal(String(numero)) : t.breakRow(String(id))
          const text = t.breakAt(textIn(breakKindNames[tipo], language), place)
          return (
            <li key={`${numero} ${id}`}>
              {id === null || tipo === 'faltante' ? text : <Link to={`${auditPath}/${id}`}>{text}</Link>}
            </li>
          )
        })}
      </ul>
    </Alert>
  )
}
