import { Module } from '../access/constants.ts'

/** Modules of which any opens the library. */
export const libraryModules = [Module.downloads, Module.resources] as const
