import { Alert, Button } from '@mantine/core'
import { accessCalls } from '@portal/contract/access/calls'
import type { Module } from '@portal/contract/access/constants'
import { moduleNames } from '@portal/contract/access/modules'
import type { AccessListSchema } from '@portal/contract/access/schemas'
import type { Of } from '@portal/contract/core/fields'
import { textIn } from '@portal/contract/core/text'
import { IconHourglass } from '@tabler/icons-react'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { editorTexts } from './editor-texts.ts'
import classes from './pending-access.module.css'

interface Props {
  access: Of<typeof AccessListSchema>
  /** Whether the reader may change the access of this user at all. */
  mayChange: boolean
}

/** The modules that wait for someone who holds them: who asked, with what the reader may decide. */
export function PendingAccess({ access, mayChange }: Props) {
  const t = useTexts(editorTexts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  const approve = useSend(accessCalls.approve)
  const refuse = useSend(accessCalls.refuse)
  const waiting = access.acceso_modulo.filter((row) => row.pendiente !== null)
  if (waiting.length === 0) return null
  const isSending = approve.isSending || refuse.isSending
  const body = (module: Module) => ({ body: { usuario_id: access.usuario_id, claves_modulo: [module] } })
  return (
    <Alert variant="light" color="yellow" icon={<IconHourglass size={18} stroke={1.75} />} title={t.waits}>
      <ul className={classes.list}>
        {waiting.map(({ clave_modulo: module, pendiente, puede_cambiar: mayApprove }) => {
          const name = textIn(moduleNames[module as keyof typeof moduleNames], language)
          return (
            <li key={module} className={classes.row}>
              <div>
                <b>{name}</b>
                <p className={classes.soft}>
                  {t.askedBy(pendiente!.pedido_por_nombre, dateTime(pendiente!.creado_en))}
                </p>
                {!mayApprove && mayChange && <p className={classes.soft}>{t.notHeld}</p>}
              </div>
              {mayChange && (
                <div className={classes.actions}>
                  <Button
                    size="compact-sm"
                    variant="default"
                    disabled={isSending}
                    aria-label={t.refuseNamed(name)}
                    onClick={() => void refuse.send(body(module))}
                  >
                    {t.refuse}
                  </Button>
                  {mayApprove && (
                    <Button
                      size="compact-sm"
                      disabled={isSending}
                      aria-label={t.approveNamed(name)}
                      onClick={() => void approve.send(body(module))}
                    >
                      {t.approve}
                    </Button>
                  )}
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </Alert>
  )
}
