import { Anchor } from '@mantine/core'
import { Module } from '@portal/contract/access/constants'
import { Link } from 'react-router'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useTexts } from '#core/language/language.ts'
import { pastDocumentTexts } from './past-document-texts.ts'
import { pastDocumentsOf } from './paths.ts'

/** Leads to the past documents of an enterprise, for who may read them. */
export function PastDocumentsLink({ enterpriseId }: { enterpriseId: number }) {
  const t = useTexts(pastDocumentTexts)
  const { modules, user } = useSignedIn()
  if (!user.es_de_la_casa || !modules.has(Module.allQuotes)) return null
  return (
    <Anchor component={Link} to={pastDocumentsOf(enterpriseId)}>
      {t.title}
    </Anchor>
  )
}
