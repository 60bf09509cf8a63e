import { propertyRequestCalls } from '@portal/contract/item-requests/properties/calls'
import { useTexts } from '#core/language/language.ts'
import { PrivacyNote } from '#core/public/form/privacy-note.tsx'
import { AskForm, type AskProps } from '#features/marketplace/request/ask-form.tsx'
import { propertyTexts } from '../item/property-texts.ts'

/** Asks for a property. */
export function PropertyRequestForm(form: AskProps) {
  const t = useTexts(propertyTexts)
  return (
    <>
      <AskForm {...form} call={propertyRequestCalls.send} messageHint={t.messageHint} />
      <PrivacyNote />
    </>
  )
}
