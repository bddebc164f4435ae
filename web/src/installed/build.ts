// Which build this page is of, as the build has written it into its head (web/build/installable.ts); none while it is worked on.

export const BUILD = document.querySelector<HTMLMetaElement>("meta[name=build]")?.content ?? "";
