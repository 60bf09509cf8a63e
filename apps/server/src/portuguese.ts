import { translations } from '@portal/contract/core/text'
import { portugueseWords } from '@portal/contract/portuguese/words'
import { portugueseOfRecords } from '#features/privacy/known/names.pt.ts'

// What mails and documents read by its Spanish wording: names that pages show too, and those of documents only.
translations.pt ??= new Map(Object.entries({ ...portugueseOfRecords, ...portugueseWords }))
