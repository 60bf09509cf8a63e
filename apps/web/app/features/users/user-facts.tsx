import { Alert } from '@mantine/core'
import { Role, roleNames } from '@portal/contract/access/constants'
import { languageNames } from '@portal/contract/core/language-names'
import { textIn } from '@portal/contract/core/text'
import { type DocumentType, documentTypeNames } from '@portal/contract/users/constants'
import { userMessages } from '@portal/contract/users/messages'
import { IconLock } from '@tabler/icons-react'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { countryName } from '#core/language/countries.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import { PendingEmail } from './email/pending-email.tsx'
import { texts } from './texts.ts'
import type { User } from './user-values.ts'

/** The data of a user whom the reader may not edit, and why. */
export function UserFacts({ user }: { user: User }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const message = useMessages(userMessages)
  const { date } = useFormats()
  const isSuper = user.rol_id === Role.superAdmin
  const { code } = isSuper ? userMessages.noHierarchyForSuperAdmin : userMessages.insufficientHierarchy
  const type = user.tipo_documento_id && textIn(documentTypeNames[user.tipo_documento_id as DocumentType], language)

  return (
    <>
      <Alert variant="light" color="gray" icon={<IconLock size={18} stroke={1.75} />} title={t.readOnly}>
        {message.numbered(code)}
      </Alert>
      <PendingEmail userId={user.id} pending={user.cambio_email} isMine={user.puede_cambiar_email} />
      <FactGrid
        facts={[
          { label: t.email, value: user.email },
          { label: t.phone, value: user.telefono, isCode: true },
          { label: t.role, value: textIn(roleNames[user.rol_id as Role], language) },
          { label: t.enterprise, value: user.empresa_nombre ?? t.noEnterprise },
          { label: t.branch, value: user.sucursal_nombre },
          { label: t.country, value: countryName(user.pais_id, language) },
          { label: type || t.documentNumber, value: user.numero_documento, isCode: true },
          { label: t.language, value: textIn(languageNames[user.idioma], language) },
          { label: t.created, value: date(user.creado_en), isCode: true },
        ]}
      />
    </>
  )
}
