import { translations } from '@portal/contract/core/text'
import { portugueseWords } from '@portal/contract/portuguese/words'

// What mails and documents share with the pages: names, states, countries (decision 069).
translations.pt ??= new Map(Object.entries(portugueseWords))
