import { factorCalls } from '@portal/contract/sign-in/factor/calls'
import type { ProofKind } from '@portal/contract/sign-in/factor/constants'
import { useEffect, useState } from 'react'
import { browserApi } from '#core/api/api.browser.ts'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { provideProof } from '#core/dashboard/proof.ts'
import { useTexts } from '#core/language/language.ts'
import { factorTexts } from './factor-texts.ts'
import { ProofForm } from './proof-form.tsx'

interface Asked {
  kinds: readonly ProofKind[]
  answer(isProven: boolean): void
}

/** Asks the reader to prove who they are when a call demands it; the call is then sent again. */
export function ProofDialog() {
  const t = useTexts(factorTexts)
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(
    () =>
      provideProof(async () => {
        const factor = await browserApi.call(factorCalls.list, {})
        if (!factor.ok) return false
        return new Promise((resolve) => setAsked({ kinds: factor.datos.formas, answer: resolve }))
      }),
    [],
  )
  if (!asked) return null
  const close = (isProven: boolean) => {
    setAsked(null)
    asked.answer(isProven)
  }
  return (
    <Dialog title={t.proofTitle} size={440} onClose={() => close(false)}>
      <ProofForm kinds={asked.kinds} onDone={() => close(true)} onCancel={() => close(false)} />
    </Dialog>
  )
}
