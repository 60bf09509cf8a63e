import type { ContactDetailSchema, ContactRowSchema } from '@portal/contract/contacts/schemas'
import type { Of } from '@portal/contract/core/fields'

export type Contact = Of<typeof ContactRowSchema>
export type ContactDetail = Of<typeof ContactDetailSchema>['contacto']
