import type { Of } from '@portal/contract/core/fields'
import type { OwnRegistrationSchema } from '@portal/contract/workshops/schemas'

export type OwnRegistration = Of<typeof OwnRegistrationSchema>
