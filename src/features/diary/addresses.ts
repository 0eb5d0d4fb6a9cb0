export const diaryPath = '/schlaftagebuch';
