/** User-visible texts of the photo. */
export const TEXTS = {
  showThePhotoOnTheResume: "Show the photo on the resume",
  offByDefault:
    "Off by default: screening programs cannot read pictures, and many employers, above all in the US, the UK, Canada and Ireland, ask for resumes without one, so that nobody is judged by looks. In much of continental Europe and Asia a photo is still usual.",
  photoReplaced: "Photo replaced",
  photoAdded: "Photo added",
  undo: "Undo",
  photoRemoved: "Photo removed",
  photo: "Photo",
  replace: "Replace",
  addAPhoto: "Add a photo",
  photoNeedsAnAccount:
    "Photos need an account. One from your file is kept, and comes along when you sign up.",
  cropAgain: "Frame again",
  remove: "Remove",
  optional: "Optional. JPEG, PNG or WebP, up to 2 MB; or drop one here.",
  thisPhotoIsNotAvailable: "This photo is not available.",
  shown: "Shown.",
  kept: "Kept, but not shown.",
  photoFile: "Photo file",
  loading: "Loading...",
  photoFieldFailedAgain:
    "The photo’s part of this form could not be loaded. Reload the page when the connection is back: what you wrote is kept.",
  photoFieldFailed:
    "The photo’s part of this form could not be loaded. Check the connection and try again.",
};
