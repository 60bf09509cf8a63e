import { z } from 'zod'
import { idField, withPhone } from '../../core/fields.ts'
import type { propertyMessages } from '../../properties/messages.ts'
import { hasWay, needsWay, requester } from '../field-schemas.ts'

const says = (key: keyof typeof propertyMessages) => key

/** A visitor's request for a property; refused with the entries of properties. */
export const PropertyRequestSchema = withPhone(
  z.object({ propiedad_id: idField(says('idInvalid')), ...requester }).refine(hasWay, needsWay),
)
