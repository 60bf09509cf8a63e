import { Module } from '../access/constants.ts'

/** With one of these an API key may send the calls of quotes that are open to every session. */
export const quoteModules = [Module.quotes, Module.allQuotes, Module.expiredQuotes] as const
