import { Alert, Button } from '@mantine/core'
import { accessCalls } from '@portal/contract/access/calls'
import { type Module, Role } from '@portal/contract/access/constants'
import { hasRankOf } from '@portal/contract/access/hierarchy'
import { accessMessages } from '@portal/contract/access/messages'
import { moduleNames } from '@portal/contract/access/modules'
import type { AccessListSchema } from '@portal/contract/access/schemas'
import type { Of } from '@portal/contract/core/fields'
import { textIn } from '@portal/contract/core/text'
import { userMessages } from '@portal/contract/users/messages'
import type { UserSchema } from '@portal/contract/users/schemas'
import { IconHourglass, IconLock } from '@tabler/icons-react'
import { useOutletContext } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/user-access.route'
import { AccessEditor } from './access-editor.tsx'
import { editorTexts } from './editor-texts.ts'
import classes from './pending-access.module.css'

type User = Of<typeof UserSchema>

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(accessCalls.list, { params: { usuario_id: params.id } })

/** The modules of a user, next to their data. */
export default function UserAccess({ loaderData: access }: Route.ComponentProps) {
  const user = useOutletContext<User>()
  const whyNot = useWhyNot(user)
  useChanges('acceso')
  return (
    <>
      {whyNot && (
        <Alert variant="light" color="gray" icon={<IconLock size={18} stroke={1.75} />}>
          {whyNot}
        </Alert>
      )}
      <PendingAccess access={access} mayChange={user.puede_cambiar_acceso} />
      <AccessEditor
        key={user.id}
        access={access}
        owner={{ name: user.nombres, role: user.rol_id as Role }}
        isReadOnly={Boolean(whyNot)}
      />
    </>
  )
}

/** Returns why the reader may change nothing here. */
function useWhyNot(user: User): string | undefined {
  const t = useTexts(editorTexts)
  const access = useMessages(accessMessages)
  const users = useMessages(userMessages)
  const { user: me } = useSignedIn()
  if (user.puede_cambiar_acceso) return undefined
  if (!hasRankOf(me.rol_id, Role.administrator)) return access.numbered(accessMessages.onlyAdministrators.code)
  return me.id === user.id ? t.ownAccess : users.numbered(userMessages.insufficientHierarchy.code)
}

interface Props {
  access: Of<typeof AccessListSchema>
  /** Whether the reader may change the access of this user at all. */
  mayChange: boolean
}

/** The modules that wait for someone who holds them: who asked, with what the reader may decide. */
function PendingAccess({ access, mayChange }: Props) {
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
