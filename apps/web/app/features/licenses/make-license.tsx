import { Module } from '@portal/contract/access/constants'
import { IconLicense } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import type { RecordAction } from '#core/dashboard/record-action.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useTexts } from '#core/language/language.ts'
import { newLicensePath } from './paths.ts'

const texts = {
  es: { make: 'Dar una licencia', noEmail: 'Sin correo no se sabe de quién sería.' },
  en: { make: 'Give a license', noEmail: 'Without an e-mail it is not known whose it would be.' },
}

/** Returns the action that opens a new license for the account with the address of a contact, for who manages licenses. */
export function useMakeLicense({ id, email }: { id: number; email: string }): RecordAction[] {
  const t = useTexts(texts)
  const { modules } = useSignedIn()
  const navigate = useNavigate()
  if (!modules.has(Module.licenses)) return []
  return [
    {
      label: t.make,
      icon: IconLicense,
      onClick: () => void navigate(newLicensePath(id)),
      ...(email ? {} : { why: t.noEmail }),
    },
  ]
}
